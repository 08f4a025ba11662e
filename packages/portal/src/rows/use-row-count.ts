import { useText } from '../text/use-text.ts'
import { importTexts as texts } from './import.texts.ts'

/** A number of rows in words. */
export function useRowCount(): (n: number) => string {
  const say = useText()
  return (n) => say(n === 1 ? texts.rowCountOne : texts.rowCount, { n })
}
