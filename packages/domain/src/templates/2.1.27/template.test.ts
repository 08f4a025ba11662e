import { describeTemplate } from '@eksport/forms/testing'
import { describe, it } from 'vitest'
import { domainIssueTexts } from '../domain-issue-texts.ts'
import { setup } from './fixtures.ts'
import { template } from './template.ts'

describeTemplate(template, setup, domainIssueTexts, { describe, it })
