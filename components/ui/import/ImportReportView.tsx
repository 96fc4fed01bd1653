import { Download } from 'lucide-react'
import styled from 'styled-components'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import { countLabels, type Noun, writtenOf, writtenSentence } from '@/services/http/import-report.rules'
import type { ImportReport } from '@/services/http/import.schema'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'
import { Notice } from '../feedback/Notice'
import { FileName } from '../files/FileName'
import { ImportFailures } from './ImportFailures'

type Props = {
  name: string
  noun: Noun
  report: ImportReport
  /** The data has changed since the file was checked. */
  isStale: boolean
  onSaveFailed: () => void
}

/** What a file would do: counts, and the failed lines with their reasons. */
export const ImportReportView = ({ name, noun, report, isStale, onSaveFailed }: Props) => (
  <Block>
    {isStale && (
      <Notice tone="warn" title="Os dados mudaram depois da conferência">
        Nada foi importado. Este é o resultado de agora: confira antes de confirmar.
      </Notice>
    )}
    {report.notices.length > 0 && (
      <Notice tone="warn" title="Confira antes de importar">
        {report.notices.map((notice) => (
          <Said key={notice}>{notice}</Said>
        ))}
      </Notice>
    )}
    <div role="status">
      <Checked>
        <FileName name={name} />
        <span>{formatCount(report.lines, 'linha conferida', 'linhas conferidas')}; nada mudou ainda.</span>
      </Checked>
      <Counts>
        {countLabels(noun).map(([key, label]) => (
          <li key={key} data-bad={key === 'failed' && report.failed > 0}>
            <b>{formatNumber(report[key])}</b> {label}
          </li>
        ))}
      </Counts>
    </div>
    {report.failed > 0 && (
      <>
        <ImportFailures failures={report.failures} />
        <Failed>
          <span>
            {writtenOf(report) > 0
              ? 'Você pode importar as outras agora e estas depois: baixe, corrija e envie só elas.'
              : 'Corrija o arquivo e envie de novo.'}
          </span>
          <SaveFailed onClick={onSaveFailed} />
        </Failed>
      </>
    )}
    {report.failed === 0 && writtenOf(report) === 0 && (
      <Notice tone="info" title="Não há nada a importar">
        O que está neste arquivo já é assim.
      </Notice>
    )}
    {report.passed_over.length > 0 && <Small>Não são lidas: {report.passed_over.join(', ')}.</Small>}
  </Block>
)

type DoneProps = { report: ImportReport; noun: Noun; onSaveFailed: () => void }

/** The result of an import. */
export const ImportDone = ({ report, noun, onSaveFailed }: DoneProps) => (
  <Block>
    <Notice tone="ok" title={`Importação concluída: ${formatCount(writtenOf(report), noun.one, noun.many)}`}>
      {writtenSentence(report, noun)}. A importação fica no histórico.
    </Notice>
    {report.failed > 0 && (
      <Failed>
        <span>
          {formatCount(report.failed, 'linha ficou', 'linhas ficaram')} de fora. Baixe, corrija e envie só{' '}
          {report.failed === 1 ? 'ela' : 'elas'}.
        </span>
        <SaveFailed onClick={onSaveFailed} />
      </Failed>
    )}
  </Block>
)

const SaveFailed = ({ onClick }: { onClick: () => void }) => (
  <PlainButton size="small" icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={onClick}>
    Baixar linhas com problema
  </PlainButton>
)

const Block = styled.div`
  ${flex.stack};
  gap: 12px;
`

const Said = styled.span`
  display: block;
`

const Checked = styled.p`
  ${flex.wrap};
  gap: 0 8px;
  font-weight: 500;
  > span:last-child {
    color: ${color.t2};
    font-weight: 400;
  }
`

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  margin-top: 8px;
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding: 8px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.tile};
    ${font.secondaryMuted};
  }
  b {
    display: block;
    color: ${color.text};
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  li[data-bad='true'] {
    border-color: ${color.badLine};
    background: ${color.badBg};
    color: ${color.bad};
    b {
      color: inherit;
    }
  }
`

const Failed = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  ${font.secondaryMuted};
  span {
    flex: 1 1 240px;
  }
`

const Small = styled.p`
  ${font.secondaryMuted};
`
