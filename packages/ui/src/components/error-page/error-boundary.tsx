'use client'
import { Component, type ErrorInfo, type ReactNode } from 'react'

/** What a fallback may count on. */
export interface ErrorBoundaryDetails {
  /** False when trying again has failed twice in a row: then `reset` does nothing more, and the page offers another way. */
  readonly canReset: boolean
}

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode
  /** What shows instead; `reset` tries the children again, twice at most while they go on failing. */
  fallback: (error: unknown, reset: () => void, details: ErrorBoundaryDetails) => ReactNode
  /** Told once for each failure, e.g. for the log. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** A change of any of these tries again, e.g. the address. */
  resetKeys?: readonly unknown[]
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
  /** How often somebody asked to try again since it last went well. */
  readonly tries: number
}

const maxTries = 2
/** Keys that change faster than this are made anew by the failure itself: an endless loop. */
const loopMs = 1000
/** Children that have stood so long are well again. */
const wellAfterMs = 5000

/** Catches what fails while rendering below it, so that the rest of the page stands. */
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
