/** The shell must import everything it provides, or the share scope lacks it. */
import '@foyer/shared/api';
import '@foyer/shared/bus';
import '@foyer/shared/flags';
import '@foyer/shared/i18n';
import '@foyer/shared/query';
import '@foyer/shared/router';
import '@foyer/shared/session';
import '@foyer/shared/storage';
import '@foyer/shared/store';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
