import { ContractPage } from '../contracts/contract-page';

/** The contract of daily salary. */
export default function SalaryContract() {
  return <ContractPage kind="salary" />;
}
