import { expect, it } from 'vitest'
import type { AskedBy, ReadBy, Whole } from './asking.ts'
import { defineStep } from './define-step.ts'
import { all, describeForm, inForm } from './describe-form.ts'
import { choice, code, number, text, time } from './fields.ts'
import type { Section, Step } from './template.ts'

interface Order {
  dish?: 'FISH' | 'SOUP'
  drink?: string
  day?: string
  hour?: string
  guests?: { name?: string; diet?: 'NONE' | 'VEGAN' }[]
}
const form = describeForm<Order>()
const guestForm = describeForm<{ name?: string; diet?: 'NONE' | 'VEGAN' }>()
const label = { nb: 'x', nn: 'x', en: 'x' }

/** Takes the steps of a form where everything that is looked up is asked for. */
function whole<const S extends readonly Step[]>(...steps: S & Whole<ReadBy<S[number]>, AskedBy<S[number]>>): Step[] {
  return [...steps]
}
const page = <const S extends readonly Section[]>(...sections: S) => defineStep({ id: 'page', title: label, sections })

const dish = form.section({
  id: 'dish',
  fields: { dish: choice({ label, options: [{ value: 'FISH', label }] }), day: text({ label }) },
})
const drink = form.section({ id: 'drink', fields: { drink: code({ label, codeList: 'drinks' }) } })
const drinkIsKnown = form.check({ id: 'drink', reads: ['drink'], run: () => [] })
const ifFish = form.is('dish', 'FISH')
const ifSoup = form.is('dish', 'SOUP')
const ifWine = form.is('drink', 'WINE')

it('[TPL-18] a form that looks up what it never asks for does not compile', () => {
  const asks = whole(
    page(dish, drink, form.section({ id: 'x', when: all(ifFish, ifWine), fields: {} })),
    defineStep({ id: 'last', title: label, when: ifWine, sections: [] }),
  )
  expect(asks.map(({ id }) => id)).toEqual(['page', 'last'])

  // @ts-expect-error a section that depends on an answer that is not asked
  whole(page(dish, form.section({ id: 'x', when: ifWine, fields: {} })))
  // @ts-expect-error a field that does
  whole(page(dish, form.section({ id: 'x', fields: { hour: text({ label, when: ifWine }) } })))
  // @ts-expect-error a field that must be answered only then
  whole(page(dish, form.section({ id: 'x', fields: { hour: text({ label, required: ifWine }) } })))
  // @ts-expect-error a time of a day that is not asked
  whole(page(drink, form.section({ id: 'x', fields: { hour: time({ label, dateField: 'day' }) } })))
  // @ts-expect-error an answer that starts as a copy of one that is not asked
  whole(page(dish, form.section({ id: 'x', fields: { hour: code({ label, codeList: 'x', initialFrom: 'drink' }) } })))
  // @ts-expect-error a rule over an answer that is not asked
  whole(page(dish, form.section({ id: 'x', fields: {}, checks: [drinkIsKnown] })))
  // @ts-expect-error an answer that is wiped unless something holds that is not asked
  whole(page(form.section({ id: 'x', fields: { day: text({ label, clears: [form.wipes(['hour'], ifWine)] }) } })))
  // @ts-expect-error a page that depends on an answer that is not asked
  whole(page(dish), defineStep({ id: 'last', title: label, when: ifWine, sections: [] }))
  // @ts-expect-error a page that depends on an option that is not offered
  whole(page(dish), defineStep({ id: 'last', title: label, when: ifSoup, sections: [] }))
  const hidden: Step = page(dish)
  // @ts-expect-error an annotation that hides from the compiler what a page asks for
  whole(hidden)
})

const repeated = { label, addLabel: label, itemLabel: label }
const guests = (section: Section) =>
  defineStep({
    id: 'guests',
    title: label,
    sections: [],
    items: { path: 'guests', sections: [section], min: 1, max: 9, itemLabel: label },
  })

it('[TPL-18] nor does one over items', () => {
  const step = defineStep({
    id: 'guests',
    title: label,
    sections: [],
    items: {
      path: 'guests',
      sections: [
        guestForm.section({
          id: 'guest',
          fields: {
            diet: choice({ label, options: [{ value: 'VEGAN', label }] }),
            name: text({ label, when: all(guestForm.is('diet', 'VEGAN'), inForm(ifFish)) }),
          },
        }),
      ],
      min: 1,
      max: 9,
      itemLabel: label,
    },
  })
  const vegans = defineStep({
    id: 'vegans',
    title: label,
    when: form.hasItem('guests', guestForm.is('diet', 'VEGAN')),
    sections: [],
  })
  const eaters = defineStep({
    id: 'eaters',
    title: label,
    when: form.hasItem('guests', guestForm.is('diet', 'NONE')),
    sections: [],
  })
  expect(whole(page(dish), step, vegans)).toHaveLength(3)
  // @ts-expect-error an item that looks up an answer of the form that is not asked
  whole(page(drink), step)
  // @ts-expect-error an option of the items that is not offered
  whole(page(dish), step, eaters)
  // @ts-expect-error a list that is not asked
  whole(page(dish), vegans)
  // @ts-expect-error an annotation that hides from the compiler what the items ask for
  whole(guests(drink))
  // @ts-expect-error a list whose items look up what they do not ask
  guestForm.list({ ...repeated, fields: { name: text({ label, when: guestForm.is('diet', 'NONE') }) } })
  // @ts-expect-error a number cannot ask for a name
  guestForm.section({ id: 'x', fields: { name: number({ label }) } })
})
