import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Colour } from './colour.js'
import { Density } from './density.js'
import { DoAndDont } from './do-and-dont.js'
import { Hero } from './hero.js'
import { Icons } from './icons.js'
import { Shape } from './shape.js'
import { Type } from './type.js'
import './start.css'

const parts: readonly { id: string; title: string; about: string; content: ReactNode }[] = [
  {
    id: 'colour',
    title: 'Colour',
    about:
      'Colours are named by what they do. Every name has a value in both themes, and a part of a page can have its own.',
    content: <Colour />,
  },
  {
    id: 'type',
    title: 'Type',
    about: 'Inter, in nine sizes. Headings are bold at 1.25, text stands at 1.5, figures line up.',
    content: <Type />,
  },
  {
    id: 'shape',
    title: 'Space, corners, heights, depth',
    about: 'One grid, one set of heights, three corners, two shadows.',
    content: <Shape />,
  },
  {
    id: 'icons',
    title: 'Icons',
    about: 'Lucide, drawn with one line. One sign has one meaning, and a word stands beside it or is read for it.',
    content: <Icons />,
  },
  {
    id: 'density',
    title: 'Density',
    about: 'The same components for two kinds of work. It is set on any element and holds for all inside.',
    content: <Density />,
  },
  {
    id: 'do',
    title: 'Do and don’t',
    about: 'Four habits that make a page one of ours.',
    content: <DoAndDont />,
  },
]

const rules = [
  'Type before boxes: a section is a heading and space.',
  'One accent: green means action, or chosen.',
  'Status is shape, word and colour.',
  'Fields stand on the tinted page, with an edge of at least 3:1.',
  'Nothing is grey without a reason in words.',
  'Numbers line up: tabular figures everywhere.',
  'Shadow only on what floats.',
  'Busy and unavailable controls keep focus.',
  'Focus never falls on the body: what is removed names its successor.',
  'Motion explains, for at most 200 ms.',
]

function Start() {
  return (
    <main className="start" lang="en">
      <Hero />
      <nav aria-label="On this page" className="start-nav">
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, about, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="start-part">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="start-about">{about}</p>
          {content}
        </section>
      ))}
      <section aria-labelledby="rules-title" className="start-part">
        <h2 id="rules-title">Ten rules of thumb</h2>
        <ol className="start-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
    </main>
  )
}

const meta = {
  title: 'Start here/Eksport',
  id: 'start-eksport',
  component: Start,
  tags: ['!autodocs'],
  // On a narrow page it is taller than a browser can paint in one picture.
  parameters: { layout: 'fullscreen', controls: { disable: true }, pictures: false },
} satisfies Meta<typeof Start>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    for (const link of canvasElement.querySelectorAll('.start-nav a')) {
      const part = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(part?.querySelector('h2')).toHaveTextContent(link.textContent ?? '')
    }
  },
}
