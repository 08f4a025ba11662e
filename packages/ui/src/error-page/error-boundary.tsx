'use client'
import { Component, type ErrorInfo, type ReactNode } from 'react'

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode
  /** What shows instead; `reset` tries the children again. */
  fallback: (error: unknown, reset: () => void) => ReactNode
  /** Told once for each failure, e.g. for the log. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** A change of any of these tries again, e.g. the address. */
  resetKeys?: readonly unknown[]
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Catches what fails while rendering below it, so that the rest of the page stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    const [now = [], then = []] = [this.props.resetKeys, before.resetKeys]
    const changed = now.length !== then.length || now.some((key, index) => !Object.is(key, then[index]))
    if (changed && this.state.failure) this.reset()
  }

  reset = () => this.setState({ failure: null })

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children
  }
}
