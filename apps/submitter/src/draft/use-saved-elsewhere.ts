import type { Saver } from '@eksport/portal/journal/saver-since.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { savedElsewhereTexts as texts } from './saved-elsewhere.texts.ts'

interface Words extends Readonly<Record<'title' | 'conflict' | 'mine' | 'theirs', string>> {
  /** For a line that was deleted in one place and changed in the other. */
  readonly deleted: (place: 'mine' | 'theirs', line: string) => string
}

/** [WIZ-22] The messages about a draft that was saved elsewhere, by who saved it. */
export function useSavedElsewhere(saver: Saver): Words {
  const say = useText()
  const { title, conflict, mine, theirs, deleted } = texts[typeof saver === 'string' ? saver : 'other']
  const name = typeof saver === 'string' ? '' : saver.name
  return {
    title: say(title, { name }),
    conflict: say(conflict),
    mine: say(mine),
    theirs: say(theirs, { name }),
    deleted: (place, line) => say(deleted[place], { line, name }),
  }
}
