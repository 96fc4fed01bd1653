import { useRouter } from 'next/router'
import styled from 'styled-components'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { Link } from '@/components/ui/navigation/Link'
import type { ReportDefinition } from '@/services/reports/report-definition.rules'
import { flex } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = { reports: readonly ReportDefinition[]; current: string }

/** The reports that somebody may read, at the left or, where there is less room, in a field above. The period stays. */
export const ReportNav = ({ reports, current }: Props) => {
  const { pathname, query, push } = useRouter()
  const { de, ate } = query
  const hrefOf = (key: string) => ({ pathname, query: { relatorio: key, ...(de && { de }), ...(ate && { ate }) } })
  return (
    <>
      <Links aria-label="Relatórios">
        <ul>
          {reports.map(({ key, title }) => (
            <li key={key}>
              <Link href={hrefOf(key)} aria-current={key === current ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Links>
      <Choice>
        <Field label="Relatório">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={null}
              value={current}
              options={reports.map(({ key, title }) => ({ value: key, label: title }))}
              onChange={(key) => void push(hrefOf(key))}
            />
          )}
        </Field>
      </Choice>
    </>
  )
}

const Links = styled.nav`
  position: sticky;
  top: calc(var(--header) + 16px);
  ul {
    ${flex.stack};
    gap: 2px;
  }
  a {
    display: block;
    padding: 7px 12px;
    border-radius: ${radius.control};
    color: ${color.t2};
    font-weight: 500;
  }
  a:hover {
    background: ${color.sunken};
    color: ${color.text};
    text-decoration: none;
  }
  a[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  ${below.aside} {
    display: none;
  }
`

const Choice = styled.div`
  display: none;
  ${below.aside} {
    display: block;
    max-width: 420px;
  }
`
