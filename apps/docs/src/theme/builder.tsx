import '@eksport/ui/styles.css'
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  CopyButton,
  EksportProvider,
  Field,
  Heading,
  Input,
  Link,
  SegmentedControl,
  type SegmentedControlProps,
  Table,
  type TableColumn,
  Textarea,
} from '@eksport/ui'
import { type CSSProperties, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Choices, type Judged, makeTheme, readChoices, type Scheme, schemes } from './theme.ts'
import { type Words, words } from './words.ts'

const rows = [
  { id: 'L-1187', vessel: 'M/S Prøvebåten' },
  { id: 'L-1183', vessel: 'M/S Testhav' },
]
const columns = (say: Words): TableColumn<(typeof rows)[number]>[] => [
  { heading: say.licence, cell: ({ id }) => id, rowHeader: true },
  { heading: say.vessel, cell: ({ vessel }) => vessel },
]

/** The choices in one scheme, shown on some components. */
function Sample({
  say,
  scheme,
  density,
  style,
}: {
  say: Words
  scheme: Scheme
  density: Choices['density']
  style: CSSProperties
}) {
  return (
    <section
      className="theme-sample"
      data-color-scheme={scheme}
      data-size={density}
      style={style}
      aria-label={say[scheme]}
    >
      <p>
        <Button kind="primary">{say.create}</Button> <Button>{say.edit}</Button> <Link href="#contrast">{say.see}</Link>
      </p>
      <Table caption={say.licences} columns={columns(say)} rows={rows} getRowId={({ id }) => id} />
      <p>
        <Badge tone="success" label={say.valid} />
      </p>
      <Field label={say.vessel}>
        <Input defaultValue="Testhav" />
      </Field>
      <Checkbox label={say.paper} defaultChecked />
    </section>
  )
}

const number = (value: number) => (Math.floor(value * 100) / 100).toFixed(2)
const failed = ({ pair: [, , needs], is }: Judged) => is < needs

const pairColumns = (say: Words): TableColumn<Judged>[] => [
  {
    heading: say.pair,
    rowHeader: true,
    cell: (judged) => (
      <>
        <span className="theme-pair" style={{ background: judged.ground }} aria-hidden="true">
          <span style={{ background: judged.front }} />
        </span>{' '}
        {judged.pair[0]}, {judged.pair[1]}: {say[judged.scheme].toLowerCase()}
      </>
    ),
  },
  { heading: say.is, cell: ({ is }) => number(is), align: 'end', narrow: true },
  { heading: say.needs, cell: ({ pair }) => pair[2], align: 'end', narrow: true },
  { heading: say.result, cell: (judged) => (failed(judged) ? say.fails : say.holds), narrow: true },
]

function Contrast({ say, judged, touched }: { say: Words; judged: readonly Judged[]; touched: readonly Judged[] }) {
  const failing = judged.filter(failed)
  return (
    <>
      <Heading level={2} id="contrast">
        {say.contrast}
      </Heading>
      <p role="status">{say.hold(judged.length - failing.length, judged.length)}</p>
      <Table
        className="theme-pairs"
        caption={say.contrast}
        columns={pairColumns(say)}
        rows={[...new Set([...failing, ...touched])]}
        getRowId={({ pair, scheme }) => `${pair[0]} ${pair[1]} ${scheme}`}
      />
    </>
  )
}

/** A control with a visible label. */
function Choice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div>
      <p className="theme-label" aria-hidden="true">
        {props.label}
      </p>
      <SegmentedControl {...props} />
    </div>
  )
}

function Builder({ say }: { say: Words }) {
  const [choices, setChoices] = useState(() => readChoices(new URLSearchParams(location.search)))
  const stylesheet = useRef<HTMLTextAreaElement>(null)
  const theme = makeTheme(choices)
  const change = (patch: Partial<Choices>) => {
    const next = { ...choices, ...patch }
    history.replaceState(null, '', `?${new URLSearchParams({ ...next })}`)
    setChoices(next)
  }
  const adjusted = theme.colours.light.action !== choices.brand
  return (
    <div className="not-content">
      <div className="theme-choices">
        <Field label={say.brand}>
          <Input type="color" value={choices.brand} onChange={({ target }) => change({ brand: target.value })} />
        </Field>
        <Choice
          label={say.radius}
          value={choices.radius}
          segments={['0', '3', '5', '8', '12'].map((value) => ({ value, label: `${value} px` }))}
          onValueChange={(radius) => change({ radius })}
        />
        <Choice
          label={say.density}
          value={choices.density}
          segments={[
            { value: 'md', label: say.roomy },
            { value: 'sm', label: say.dense },
          ]}
          onValueChange={(density) => change({ density })}
        />
        <Field label={say.font} hint={say.fontHint}>
          <Input
            value={choices.font}
            onChange={({ target }) => change({ font: target.value.replaceAll(/[^\p{L}\d ]/gu, '') })}
          />
        </Field>
      </div>
      {adjusted && <Alert tone="warning">{say.adjusted(choices.brand, theme.colours.light.action ?? '')}</Alert>}
      <div className="theme-samples">
        {schemes.map((scheme) => (
          <Sample
            key={scheme}
            say={say}
            scheme={scheme}
            density={choices.density}
            style={theme.variables as CSSProperties}
          />
        ))}
      </div>
      <Contrast say={say} judged={theme.judged} touched={theme.touched} />
      <Field label={say.css}>
        <Textarea ref={stylesheet} readOnly rows={10} value={theme.css} />
      </Field>
      <CopyButton text={theme.css} shownIn={stylesheet} />
    </div>
  )
}

const place = document.getElementById('theme-builder')
if (place) {
  const locale = document.documentElement.lang === 'nb' ? 'nb' : 'en'
  createRoot(place).render(
    <EksportProvider locale={locale}>
      <Builder say={words[locale]} />
    </EksportProvider>,
  )
}
