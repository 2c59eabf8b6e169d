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
      <ErrorState text="Sorry, this page stumbled. Nothing you saved is lost; loading it again usually helps.">
        <Button variant="primary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          Load again
        </Button>
      </ErrorState>
    );
  }
}
