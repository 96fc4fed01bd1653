import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'
import { FileDrop } from '../files/FileDrop'
import type { FileLimits, Upload } from '../files/useFileUpload'

type Props = { limits: FileLimits; upload: Upload; onTemplate: () => void; children: ReactNode }

/** The first step of an import: what the file must be like, a model of it, and where it is dropped. */
export const ImportChoice = ({ limits, upload, onTemplate, children }: Props) => (
  <Block>
    <div>{children}</div>
    <FileDrop label="Arquivo" limits={limits} upload={upload} />
    <div>
      <PlainButton size="small" icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />} onClick={onTemplate}>
        Baixar modelo
      </PlainButton>
    </div>
  </Block>
)

const Block = styled.div`
  ${flex.stack};
  gap: 16px;
  > div:first-child {
    color: ${color.t2};
  }
`
