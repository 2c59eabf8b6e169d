import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/status.tsx';

/** Shows something kind where a page broke, or where its code could not be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <ErrorState text="Sorry, something went wrong on this page. Nothing you saved is lost. Reloading usually helps.">
        <Button variant="primary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          Reload
        </Button>
      </ErrorState>
    );
  }
}
