'use client'
import { Component, type ErrorInfo, type ReactNode } from 'react'

/** What a fallback can rely on. */
export interface ErrorBoundaryDetails {
  /** False after two failed retries in a row: then `reset` does nothing more, and the page offers another way. */
  readonly canReset: boolean
}

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** The content that may fail. */
  children: ReactNode
  /** Rendered instead; `reset` renders the children again, at most twice while they keep failing. */
  fallback: (error: unknown, reset: () => void, details: ErrorBoundaryDetails) => ReactNode
  /** Called once for each failure, e.g. for the log. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** A change of any of these retries, e.g. the address. */
  resetKeys?: readonly unknown[]
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
  /** How many retries were requested since the last success. */
  readonly tries: number
}

const maxTries = 2
/** Keys that change faster than this are changed by the failure itself, which would loop endlessly. */
const loopMs = 1000
/** Children that stay mounted this long have recovered. */
const wellAfterMs = 5000

/** Catches errors while rendering its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, tries: 0 }
  private resetsByKey: readonly number[] = []
  private well: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    clearTimeout(this.well)
    this.props.onError?.(error, info)
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: ErrorBoundaryState) {
    if (failure && !this.state.failure) this.well = setTimeout(() => this.setState({ tries: 0 }), wellAfterMs)
    if (this.state.failure && areOther(this.props.resetKeys, before.resetKeys)) this.resetByKey()
  }

  override componentWillUnmount() {
    clearTimeout(this.well)
  }

  reset = () => {
    if (this.state.tries < maxTries) this.setState(({ tries }) => ({ failure: null, tries: tries + 1 }))
  }

  private resetByKey() {
    const now = Date.now()
    const recent = this.resetsByKey.filter((moment) => now - moment < loopMs)
    if (recent.length >= maxTries) return
    this.resetsByKey = [...recent, now]
    this.setState({ failure: null, tries: 0 })
  }

  override render() {
    const { failure, tries } = this.state
    if (!failure) return this.props.children
    return this.props.fallback(failure.error, this.reset, { canReset: tries < maxTries })
  }
}

function areOther(now: readonly unknown[] = [], before: readonly unknown[] = []): boolean {
  return now.length !== before.length || now.some((key, index) => !Object.is(key, before[index]))
}
