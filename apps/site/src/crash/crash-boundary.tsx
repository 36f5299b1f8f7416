import { Section } from '@example/ui/section';
import { Component, type ReactNode } from 'react';
import { CrashReport } from './crash-report.tsx';

interface CrashBoundaryProps {
  /** True when it stands between the page's sections, not within one. */
  readonly betweenSections?: boolean;
  readonly children: ReactNode;
}

/** Keeps what fails within it from taking the rest of the page along: a report stands in its place. */
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
