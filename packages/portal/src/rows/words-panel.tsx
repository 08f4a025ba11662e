import { type CountedWord, foldWord, type ImportColumn } from '@eksport/domain'
import { choiceNames, localize } from '@eksport/forms'
import { Button, Combobox, type ComboboxOption, Field, type FormSurroundings, Heading, useEksport } from '@eksport/ui'
import { ArrowRight, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/use-text.ts'
import { codeWords } from './cell-words.ts'
import { importTexts as texts } from './import.texts.ts'
import { useRowCount } from './use-row-count.ts'

interface WordsPanelProps {
  readonly words: readonly CountedWord[]
  readonly columns: readonly ImportColumn[]
  readonly lists: FormSurroundings['codeLists']
  readonly onMean: (column: string, word: string, code: string | null) => void
}

const shown = 8

/** How the words of the file were interpreted, each once, with a question about each unknown word. */
export function WordsPanel({ words, columns, lists, onMean }: WordsPanelProps) {
  const say = useText()
  const { locale } = useEksport()
  const countRows = useRowCount()
  const [isChanging, setChanging] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const meaning = (word: CountedWord) => {
    const column = columnOf(word.column)
    return column && word.code !== undefined ? codeWords(column, word.code, lists, locale) : undefined
  }
  const open = words.filter(({ code }) => code === undefined)
  // A word that is the same in the file and in the list needs no explanation.
  const interpreted = words.filter((word) => {
    const words = meaning(word)
    return words !== undefined && foldWord(words) !== foldWord(word.word) && word.code !== word.word
  })
  const asked = isChanging ? [...open, ...interpreted] : open
  if (open.length === 0 && interpreted.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="import-words">
      <Heading level={3} size="ui" id="import-words" className="mb-2">
        {say(open.length > 0 ? texts.wordsOpen : texts.words)}
      </Heading>
      {asked.slice(0, isWhole ? asked.length : shown).map((word) => (
        <WordQuestion
          key={`${word.column} ${foldWord(word.word)}`}
          word={word}
          column={columnOf(word.column)}
          lists={lists}
          onMean={(code) => onMean(word.column, word.word, code)}
        />
      ))}
      {asked.length > shown && !isWhole && (
        <Button kind="quiet" small onClick={() => setWhole(true)}>
          {`+ ${asked.length - shown}`}
        </Button>
      )}
      {!isChanging && interpreted.length > 0 && (
        <>
          {open.length > 0 && (
            <Heading level={3} size="ui" className="mt-4 mb-2">
              {say(texts.words)}
            </Heading>
          )}
          <ul>
            {interpreted.map((word) => (
              <li
                key={`${word.column} ${foldWord(word.word)}`}
                className="grid grid-cols-[auto_16px_1fr_auto] items-center gap-2 border-b border-line py-2 text-ui"
              >
                <span>{word.word}</span>
                <ArrowRight aria-hidden="true" className="size-4 text-subtle" />
                <b className="font-semibold">{meaning(word)}</b>
                <span className="text-small text-subtle tabular-nums">{countRows(word.count)}</span>
              </li>
            ))}
          </ul>
          <Button kind="quiet" small icon={<Pencil aria-hidden="true" />} onClick={() => setChanging(true)}>
            {say(texts.changeWords)}
          </Button>
        </>
      )}
    </section>
  )
}

interface WordQuestionProps {
  readonly word: CountedWord
  readonly column: ImportColumn | undefined
  readonly lists: FormSurroundings['codeLists']
  readonly onMean: (code: string | null) => void
}

/** The meaning of one word; likely meanings come first. */
function WordQuestion({ word, column, lists, onMean }: WordQuestionProps) {
  const say = useText()
  const countRows = useRowCount()
  const { locale } = useEksport()
  return (
    <Field label={say(texts.wordMeans, { word: word.word, rows: countRows(word.count) })} className="mb-3">
      <Combobox
        options={column ? optionsOf(column, lists, locale, word.candidates) : []}
        value={word.code ?? null}
        onValueChange={onMean}
      />
    </Field>
  )
}

function optionsOf(
  { field }: ImportColumn,
  lists: FormSurroundings['codeLists'],
  locale: 'nb' | 'nn' | 'en',
  candidates: readonly string[],
): readonly ComboboxOption[] {
  if (field.kind === 'choice') {
    return field.options.map(({ value, label }) => ({ value, label: localize(label, locale) }))
  }
  const list = field.kind === 'code' || field.kind === 'multi-code' ? (lists[field.codeList] ?? []) : []
  const rank = ({ code }: { readonly code: string }) => (candidates.includes(code) ? 0 : 1)
  const offered = list.filter(({ active }) => active).toSorted((one, other) => rank(one) - rank(other))
  const labels = choiceNames(offered, locale)
  return offered.map(({ code, names }, at) => ({ value: code, label: labels[at] ?? names[locale], detail: code }))
}
