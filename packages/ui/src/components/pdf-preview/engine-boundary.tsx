'use client'
import { Component, type ReactNode } from 'react'
import type { PdfFailure } from './pdf-engine.js'

interface EngineBoundaryProps {
  onFail: (failure: PdfFailure) => void
  children: ReactNode
}

/** An engine that throws has failed as one that says so: the page behind the preview stays. */
export class EngineBoundary extends Component<EngineBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidCatch() {
    this.props.onFail('broken')
  }

  override render() {
    return !this.state.failed && this.props.children
  }
}
