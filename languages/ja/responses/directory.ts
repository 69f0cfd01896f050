import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `部署「${name}」を削除しました。この部署には誰もいませんでした。`
      : `部署「${name}」を削除しました。${digits(moved)}人が${to}に移りました。`,
  groupDeleted: (name, unassigned) =>
    `グループ「${name}」を削除しました。未割り当てになった許可リストの項目：${unassigned}件。`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email}を許可リストから外しました。これによりログアウトした方：${signedOut}人。`
      : `${email}を許可リストから外しました。`,
  departmentExists: (name) => `「${name}」という部署はすでにあります。別の名前にしてください。`,
  defaultDepartment: (name) => `「${name}」は、削除された部署の方が移る先なので、削除できません。`,
  chooseDepartment: '一覧にある部署を選んでください。',
  groupExists: (name) => `「${name}」というグループはすでにあります。別の名前にしてください。`,
  groupHasPairing: (name) =>
    `「${name}」には現在の組み合わせがあります。先に組み合わせを完了または削除してください。`,
  onlyAdminsChangeAdmins: '管理者のアカウントを変更できるのは、管理者だけです。',
  notYoursToLetIn: (email) =>
    `${email}を許可する権限がありません。管理者にご依頼ください。許可できるドメインの設定と、グループ間の移動は、管理者が行います。`,
  imageOfCompany:
    '全社のニュースレターがこの画像を使っています。別の画像への変更は、管理者にご依頼ください。',
  nobodyOfYourGroups: '担当グループに、このアドレスでこのニュースレターが届く方はいません。',
  testCopyTo: 'テストを送れるのは、ご自身、担当グループの方、管理者が担当グループに認めたドメインです。',
  onlyAdminsBar: 'アドレスの利用禁止、その解除、グループ間の移動ができるのは、管理者だけです。',
  managersNotLetIn: (addresses) =>
    `許可リストにないか、無効です：${addresses}。グループ管理者には利用の許可が必要です。許可リストに追加してから、指名してください。`,
  isAdmin: (email) => `${email}は管理者のため、すでにすべてのグループを管理しています。`,
  departmentNamed: (before, after) => `「${before}」の名前を「${after}」に変更しました。`,
  onWhitelist: (email) => `${email}はすでに許可リストにあります。`,
}
