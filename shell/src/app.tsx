import { QueryClientProvider, queryClient } from '@foyer/shared/query';
import { BrowserRouter } from '@foyer/shared/router';
import { ShellBoundary } from './shell-boundary';
import { Site } from './site';

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
