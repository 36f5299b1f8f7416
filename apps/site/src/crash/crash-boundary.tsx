import { Section } from '@example/ui/section';
import { Component, type ReactNode } from 'react';
import { CrashReport } from './crash-report.tsx';

interface CrashBoundaryProps {
  /** True when it is between the page's sections, not within one. */
  readonly betweenSections?: boolean;
  readonly children: ReactNode;
}

/** Catches an error below it and renders a report in place of the failed part. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    const { betweenSections = false, children } = this.props;
    if (!this.state.failed) return children;
    return betweenSections ? (
      <Section spacing="tight">
        <CrashReport />
      </Section>
    ) : (
      <CrashReport />
    );
  }
}
