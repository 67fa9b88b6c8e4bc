import '@foyer/shared/ui/base.css';
import './desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './app';
import { showTheme } from './front/theme';
import { bringTexts } from './texts';

bringTexts();
showTheme();
const place = document.getElementById('app');
if (!place) throw new Error('The page has no #app to put the desk in');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <Desk />
    </BrowserRouter>
  </StrictMode>,
);
