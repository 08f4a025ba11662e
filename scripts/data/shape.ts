// Shapes the gathered reference data into data/, so that the selection can be repeated:
//   node scripts/data/shape.ts <folder with the gathered data>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { aquacultureAreas, areas, classifications, countries, packaging, plainCodes, species, types } from './codes.ts'
import { fees } from './fees.ts'
import { operatingMessages } from './operating-messages.ts'
import { borderPosts, entries, establishments, offices, sites } from './places.ts'
import type {
  AquacultureAreaSource,
  AreaSource,
  BorderPostSource,
  CategorySource,
  ClassificationSource,
  CodeSource,
  CountrySource,
  CountryTemplatesSource,
  EntrySource,
  EstablishmentSource,
  FeeSource,
  HolidaySource,
  OfficeSource,
  PackagingSource,
  SampleSource,
  SiteSource,
  SpeciesSource,
  TemplateSource,
  TypeOfProcessingSource,
} from './source.ts'
import { categories, countryTemplates, templates } from './templates.ts'

const source = argv[2]
if (source === undefined) throw new Error('Name the folder with the gathered data.')
const target = fileURLToPath(new URL('../../data/', import.meta.url))
mkdirSync(target, { recursive: true })

// The gathered files carry their own check; data.test.ts checks what comes out of here.
const read = <T>(name: string) => JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8')) as T
// One row a line: a change of one fact is one line in a diff.
const oneRowALine = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
const write = (name: string, rows: readonly unknown[]) => writeFileSync(join(target, `${name}.json`), oneRowALine(rows))

write('countries', countries(read<CountrySource[]>('countries')))
write('species', species(read<SpeciesSource[]>('species')))
write('fao-areas', areas(read<AreaSource[]>('fao-areas')))
write('aquaculture-areas', aquacultureAreas(read<AquacultureAreaSource[]>('aquaculture-areas')))
write('packaging-types', packaging(read<PackagingSource[]>('packaging-types')))
write('product-classification', classifications(read<ClassificationSource[]>('product-classification')))
write('processing-states', plainCodes(read<CodeSource[]>('processing-states')))
write('processing-types', types(read<TypeOfProcessingSource[]>('processing-types')))
write('nature-of-commodities', plainCodes(read<CodeSource[]>('nature-of-commodities')))
write('animal-health', plainCodes(read<CodeSource[]>('animal-health')))
write('border-control-posts', borderPosts(read<BorderPostSource[]>('border-control-posts')))
write('points-of-entry', entries(read<EntrySource[]>('points-of-entry')))
write('certificate-offices', offices(read<OfficeSource[]>('certificate-offices')))
write('establishments', establishments(read<EstablishmentSource[]>('establishments')))
write('aquaculture-sites', sites(read<SiteSource[]>('aquaculture-sites')))
write('certificate-templates', templates(read<TemplateSource[]>('certificate-templates')))
write('certificate-template-categories', categories(read<CategorySource[]>('certificate-template-categories')))
write('country-certificate-templates', countryTemplates(read<CountryTemplatesSource>('country-certificate-templates')))
write('fees', fees(read<{ fees: FeeSource[] }>('fees').fees))
write('operating-messages', operatingMessages)
write(
  'holidays',
  read<{ publicHolidays: HolidaySource[] }>('holidays-no').publicHolidays.map(({ date, code, names }) => ({
    date,
    code,
    names: { nb: names.no, nn: names.nn ?? names.no, en: names.en },
  })),
)
const samples = read<SampleSource>('sample-applications')
writeFileSync(
  join(target, 'sample-applications.json'),
  `{"baseDate": "${samples.baseDate}", "applications": ${oneRowALine(samples.applications).trimEnd()}}\n`,
)
