import { ContractPage } from '../contracts/contract-page';

/** The contract of hourly salary. */
export default function HourContract() {
  return <ContractPage kind="hourSalary" />;
}
