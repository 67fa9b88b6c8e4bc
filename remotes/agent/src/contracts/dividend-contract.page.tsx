import { ContractPage } from './contract-page';

/** The contract of dividend. */
export default function DividendContract() {
  return <ContractPage kind="dividend" />;
}
