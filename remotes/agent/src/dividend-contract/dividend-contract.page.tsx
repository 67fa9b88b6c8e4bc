import { ContractPage } from '../contracts/contract-page';

/** The contract of dividend. */
export default function DividendContract() {
  return <ContractPage kind="dividend" />;
}
