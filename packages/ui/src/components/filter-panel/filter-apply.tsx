'use client'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, type ButtonProps } from '../button/button.js'
import { useFilterRoot } from './filter-context.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { useResultText } from './use-result-announcement.js'

/** Props of {@link FilterApply}. */
export type FilterApplyProps = Omit<ButtonProps, 'children'>

/** Applies the choices of a root with `applyMode="button"`: 'Vis 37 søknader'. Renders nothing in an instant root. */
export function FilterApply({ onClick, ...props }: FilterApplyProps) {
  const { apply, resultCount, nouns } = useFilterRoot('FilterApply')
  const t = useTexts('filterPanel', filterPanelTexts)
  const resultText = useResultText(nouns)
  if (!apply) return null
  return (
    <Button
      kind="primary"
      {...props}
      onClick={(event) => {
        apply()
        onClick?.(event)
      }}
    >
      {resultCount === undefined ? t('apply') : resultText(resultCount, 'button')}
    </Button>
  )
}
