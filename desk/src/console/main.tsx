import '@foyer/shared/ui/base.css';
import '../desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showTheme } from '../front/theme';
import { Console } from './app';
import { bringTexts } from './texts';

bringTexts();
showTheme();
const place = document.getElementById('app');
if (!place) throw new Error('The page has no #app to put the console in');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter basename="/console">
      <Console />
    </BrowserRouter>
  </StrictMode>,
);
