import './proves';
