import { Building2, ChevronDown } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Spinner } from '@/components/ui/buttons/Spinner'
import { useLogin } from '@/contexts/LoginContext'
import { useSwitchCompany } from '@/hooks/auth/session.mutations'
import type { User } from '@/services/auth/auth.schema'
import { flex, font, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

const CompanyList = lazyPart(() => import('./CompanyList').then((module) => module.CompanyList))

type Align = { align?: 'start' | 'end' }

/**
 * Switches the company that the user acts for, for users whose permissions_groups contains VENDEDOR (specification,
 * section 1).
 */
export const CompanySwitcher = ({ align = 'end' }: Align) => {
  const { user } = useLogin()
  return user?.permissions_groups.includes('VENDEDOR') ? <Switcher user={user} align={align} /> : null
}

const Switcher = ({ user, align }: { user: User } & Required<Align>) => {
  const { mutate, isPending } = useSwitchCompany()
  const [open, setOpen] = useState(false)
  const tag = useRef<HTMLButtonElement>(null)
  const leave = useCallback(() => setOpen(false), [])
  const close = (): void => {
    setOpen(false)
    tag.current?.focus()
  }
  const name = user.company?.corporate_name
  return (
    <>
      <Tag
        ref={tag}
        type="button"
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isPending || undefined}
        onClick={() => setOpen(!open)}
      >
        {isPending ? (
          <Spinner size={16} strokeWidth={2} aria-hidden />
        ) : (
          <Building2 size={16} strokeWidth={1.75} aria-hidden />
        )}
        {name && <span className="visually-hidden">Empresa: </span>}
        <span>{name ?? 'Selecione a empresa'}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </Tag>
      {open && (
        <CompanyList
          companies={user.permitted_companys}
          current={user.company?.id ?? null}
          anchor={tag}
          align={align}
          onLeave={leave}
          onClose={close}
          onChoose={(companyId) => {
            close()
            if (companyId !== user.company?.id) mutate({ userId: user.id, companyId })
          }}
        />
      )}
    </>
  )
}

const Tag = styled.button`
  ${flex.inlineRow};
  gap: 8px;
  min-width: 0;
  max-width: 240px;
  height: 36px;
  padding: 0 10px;
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.control};
  background: ${color.brandSoft};
  color: ${color.brandText};
  font-size: 13px;
  font-weight: 500;
  span:last-of-type {
    ${font.ellipsis};
  }
  svg {
    flex: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.brandSoft2};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${touch.height}
`
