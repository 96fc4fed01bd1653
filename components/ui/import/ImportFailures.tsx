import styled from 'styled-components'
import { formatCount } from '@/services/format/format.rules'
import type { ImportReport } from '@/services/http/import.schema'
import { font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

const SHOWN = 100

/** The failed lines and what to correct, in a scrolling region. */
export const ImportFailures = ({ failures }: Pick<ImportReport, 'failures'>) => {
  const rest = failures.length - SHOWN
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll role="region" aria-label="Linhas com problema" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Linha</th>
            <th scope="col">Coluna</th>
            <th scope="col">O que corrigir</th>
          </tr>
        </thead>
        <tbody>
          {failures.slice(0, SHOWN).flatMap(({ line, faults }) =>
            faults.map(({ column, message }, at) => (
              <tr key={`${String(line)} ${String(at)}`} data-first={at === 0}>
                <td>{line}</td>
                <td>{column ?? 'Linha inteira'}</td>
                <td>{message}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {rest > 0 && <p>E mais {formatCount(rest, 'linha', 'linhas')}: baixe o arquivo para ver todas.</p>}
    </Scroll>
  )
}

const Scroll = styled.div`
  max-height: min(280px, 38vh);
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  ${font.secondary};
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    color: ${color.t2};
    font-weight: 500;
    text-align: left;
  }
  th,
  td {
    padding: 8px 12px;
    vertical-align: top;
    overflow-wrap: anywhere;
    ${below.phone} {
      padding: 8px;
    }
  }
  th:first-child,
  td:first-child {
    overflow-wrap: normal;
  }
  th:nth-child(2) {
    width: 28%;
  }
  td:first-child {
    font-variant-numeric: tabular-nums;
  }
  td:nth-child(2) {
    color: ${color.t2};
  }
  tr[data-first='true'] td {
    border-top: 1px solid ${color.line};
  }
  tr[data-first='false'] td:first-child {
    color: ${color.t2};
  }
  p {
    padding: 8px 12px;
    border-top: 1px solid ${color.line};
    color: ${color.t2};
  }
`
