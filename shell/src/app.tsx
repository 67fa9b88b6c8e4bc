import { QueryClientProvider, queryClient } from '@foyer/shared/query';
import { BrowserRouter } from '@foyer/shared/router';
import { ShellBoundary } from './shell-boundary';
import { Site } from './site';

/** The whole site with what it stands on. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ShellBoundary>
          <Site />
        </ShellBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
