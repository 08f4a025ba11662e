import type { ComponentType } from 'react'

interface Part<Props extends object> {
  readonly default: ComponentType<Props>
}

const Nothing = () => null

/**
 * A part of the shell that could not be fetched leaves its place empty. Thrown, it would take the page with it, and the
 * page that tells of errors stands in the same shell. The browser hears of it as of any error that nobody caught.
 */
export async function unlessItFails<Props extends object>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  try {
    return await load()
  } catch (error) {
    reportError(error)
    return { default: Nothing }
  }
}
