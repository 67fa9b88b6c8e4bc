import '@testing-library/jest-dom';
import './proves';
