import { globSync, readFileSync } from 'node:fs'

const DRAFT = 'What is typed is kept in the browser as a draft.'
const LOG_IN = 'Of an address and a password nothing is lost.'

/** Forms that may be left without a question, and why. */
const UNGUARDED: Readonly<Record<string, string>> = {
  'components/auth/LoginForm.tsx': LOG_IN,
  'components/auth/RecoverForm.tsx': LOG_IN,
  'components/auth/ResetForm.tsx': LOG_IN,
  'components/auth/RegisterForm.tsx': DRAFT,
  'components/orders/notes/NoteForm.tsx': DRAFT,
  'components/orders/notes/MentionTextArea.tsx': 'The field of NoteForm.',
  'components/simulation/review/ReviewScreen.tsx': 'The comment is saved while it is typed.',
  'components/nps/ReasonStep.tsx': 'Comes again at the next log-in.',
}

/** A form of Formik, or one that holds a long text itself. */
const ownsInput = (source: string): boolean =>
  /<Formik[\s<]/.test(source) || (/<(?:Input\.)?TextArea\b/.test(source) && !source.includes('<FormField'))

const isGuarded = (source: string): boolean => /<(?:LeaveGuard|FormLeaveGuard|FormDraft)\b/.test(source)

describe('input that nobody has saved', () => {
  const forms = globSync('components/**/*.tsx')
    .filter((file) => !file.startsWith('components/ui/forms/') && !file.startsWith('components/ui/gallery/'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => ownsInput(source))

  it('is guarded by every form, or kept as a draft', () => {
    const without = forms.filter(({ source }) => !isGuarded(source)).map(({ file }) => file)
    expect(without.sort()).toEqual(Object.keys(UNGUARDED).sort())
  })

  it('includes the long forms', () => {
    const names = forms.map(({ file }) => file)
    for (const long of ['ProductEditor', 'CreateCompanyForm', 'IssueProposal', 'Questions', 'SignersForm'])
      expect(names.join()).toContain(`/${long}.tsx`)
  })
})
