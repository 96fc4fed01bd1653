import { Complaint } from '../complaint.mjs'
import { render } from './render.mjs'

/**
 * How a new feature is added to an existing file: `line`, an import or export, in its sorted place, and `text` at the
 * end of the list between `list` and `end`. About spare parts, like the templates.
 * @typedef {{ path: string, line?: string, list?: string, end?: string, text?: string }} Anchor
 */

/** @type {Anchor[]} */
const ANCHORS = [
  {
    path: 'services/auth/permissions.rules.ts',
    list: 'export const PERMISSIONS = {',
    end: '\n} as const',
    text: `  'spare-parts:manage': { staff: ['ADMINISTRADOR'] },`,
  },
  {
    path: 'services/auth/menu.rules.ts',
    list: 'export const ADMIN_MENU',
    end: '\n]\n',
    text: `  {
    key: 'spare-parts',
    label: '{{Many}}',
    href: '/platform/admin/spare-parts',
    icon: 'clipboard-list',
    permission: 'spare-parts:manage',
    header: true,
  },`,
  },
  {
    path: 'services/config/paths.ts',
    list: '\n  admin: {',
    end: '\n  },',
    text: `    spareParts: () => '/platform/admin/spare-parts',`,
  },
  {
    path: 'services/audit/audit-model.rules.ts',
    list: 'export const AUDIT_MODELS = [',
    end: '\n] as const',
    text: `  'spare_part',`,
  },
  {
    path: 'server/audit/list-history.ts',
    list: 'const READERS',
    end: '\n}\n',
    text: `  spare_part: 'spare-parts:manage',`,
  },
  { path: 'server/db/schema/index.ts', line: `export * from './spare-parts'` },
  {
    path: 'server/app.ts',
    line: `import { sparePartRoutes } from '@/server/spare-parts/spare-parts.routes'`,
    list: 'for (const routes of [',
    end: '\n  ]) {',
    text: '    sparePartRoutes,',
  },
  {
    path: 'tests/mocks/fixtures/index.ts',
    line: `import { sparePartsFixtures } from './spare-parts.fixtures'`,
    list: 'export const fixtures = {',
    end: '\n}\n',
    text: '  ...sparePartsFixtures,',
  },
  {
    path: 'tests/server/authorization/groups.table.ts',
    line: `import { SPARE_PART_MATRIX } from './groups.spare-parts.table'`,
    list: 'export const MATRIX',
    end: '\n}\n',
    text: '  ...SPARE_PART_MATRIX,',
  },
  {
    path: 'tests/server/authorization/nothing-foreign.table.ts',
    list: 'export const NOTHING_FOREIGN',
    end: '\n}\n',
    text: `  'PUT /spare-parts/:id': ALL_COMPANIES,\n  'DELETE /spare-parts/:id': ALL_COMPANIES,`,
  },
  {
    path: 'tests/architecture/dialogs.test.ts',
    line: `import { SPARE_PART_SCENES } from '@/tests/e2e/dialogs/spare-parts.scenes'`,
    list: 'const scenes = Object.values({',
    end: '\n})',
    text: '  ...SPARE_PART_SCENES,',
  },
  {
    path: 'tests/e2e/full/accessibility-dialogs.spec.ts',
    line: `import { SPARE_PART_SCENES } from '../dialogs/spare-parts.scenes'`,
    list: 'const SCENES = {',
    end: '\n}\n',
    text: '  ...SPARE_PART_SCENES,',
  },
  {
    path: 'tests/e2e/journeys/looks.ts',
    list: 'export const LOOKS',
    end: '\n]\n',
    text: `  { title: 'staff: spare parts', as: 'admin', pages: { '/platform/admin/spare-parts': itself() } },`,
  },
  {
    path: 'tests/services/auth/menu.rules.test.ts',
    list: `['ADMINISTRADOR'],`,
    end: '\n      ],',
    text: `        '{{Many}}',`,
  },
  {
    path: 'tests/e2e/mocked/groups.spec.ts',
    list: `email: 'admin@arrenda.example'`,
    end: '\n    ],',
    text: `      '{{Many}}',`,
  },
]

/** Inserts the line before the first import (or export) that sorts after it, else after the last one. */
function addLine({ path, line }, source) {
  const [from] = pathsIn(`${line}\n`)
  const lines = pathsIn(source)
  const kindOf = ({ name }) => name.split('/')[0]
  const next = lines.find((each) => kindOf(each) === kindOf(from) && each.name > from.name)
  const at = next?.begin ?? lines.at(-1)?.end
  if (at === undefined) throw missing(path, line.split(' ')[0])
  return `${source.slice(0, at)}${line}\n${source.slice(at)}`
}

const pathsIn = (source) =>
  [...source.matchAll(/^(?:import|export) (?:[^']* from )?'(.+)'\n/gm)].map(({ 0: all, 1: name, index }) => ({
    name,
    begin: index,
    end: index + all.length,
  }))

function addToList({ path, list, end, text }, source) {
  const begin = source.indexOf(list)
  const at = begin < 0 ? -1 : source.indexOf(end, begin + list.length)
  if (at < 0) throw missing(path, `${list.trim()} … ${end.trim()}`)
  return `${source.slice(0, at)}\n${text}${source.slice(at)}`
}

const missing = (path, anchor) =>
  new Complaint(
    `Nothing was written: ${path} has no “${anchor}” any more. Mend its anchor in scripts/new-feature/wiring.mjs.`,
  )

/**
 * The existing files with the feature added; fails if one lacks its anchor.
 * @param {import('./feature.mjs').Feature} feature
 * @param {(path: string) => string} read
 * @returns {[path: string, source: string][]}
 */
export const wiredFiles = (feature, read) =>
  ANCHORS.map((template) => {
    const texts = Object.entries(template).map(([key, text]) => [key, render(text, feature)])
    const anchor = Object.fromEntries(texts)
    const source = anchor.line ? addLine(anchor, read(anchor.path)) : read(anchor.path)
    return [anchor.path, anchor.list ? addToList(anchor, source) : source]
  })
