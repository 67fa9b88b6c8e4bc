import '../../../jest/browser';
