import { describeTemplate, type ExampleSetup } from '@eksport/forms/testing'
import { describe, it } from 'vitest'
import { domainIssueTexts } from './domain-issue-texts.ts'
import { templates } from './find-template.ts'

// By the folder's own name, so that a new template is tested as soon as its folder is there.
for (const template of templates) {
  const { setup }: { readonly setup: ExampleSetup } = await import(`./${template.id}/fixtures.ts`)
  describeTemplate(template, setup, domainIssueTexts, { describe, it })
}
