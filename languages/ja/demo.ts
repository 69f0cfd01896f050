import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Cup of Joeの1か月',
  description: 'このページの登場人物は架空です。コーヒーは本物です。',
  start: '今すぐ始める',
  tabs: {
    profile: 'プロフィール',
    'sign-in': 'かんたんログイン',
    matching: 'かしこい組み合わせ',
    newsletter: '毎月のニュースレター',
  },
  admin: {
    title: 'カウンターの中は',
    text: '同じ1か月を、運営する側から見てみましょう。架空の会社でお試しいただけます。',
    open: '管理画面のデモを開く',
  },
  profile: {
    title: '2分で自己紹介',
    text: {
      what: '部署、どんな方に会いたいか、自己紹介をひとこと。写真はお好みで。',
      pause:
        '休暇の予定があれば、1か月でも3か月でもお休みできます。今の状態はマグカップでわかり、そのあとは自動的に戻ります。',
    },
    department: 'デザイン部',
    preference: '会いたい方',
    ownPreference: 'ほかの部署の方だけ',
    bio: '自己紹介',
    ownBio:
      '複雑な申請書を短くする仕事をしています。画面を離れると、クライミングジムと、だじゃれと、祖母のダルカレー。',
    active: '参加中',
    next: '次回の組み合わせに参加します。',
  },
  signIn: {
    title: 'パスワードはもう要りません',
    text: {
      ways: '会社のメールに届くリンクでログインできます。別の端末では、6桁のコードでも大丈夫です。',
      nothing: '覚えるものも、再設定するものも、漏れるものもありません。',
    },
    steps: {
      address: {
        title: '会社のメールアドレスを入力',
        text: 'priya@example.com',
        note: 'ログインできるのは、自社のメールアドレスだけです。',
      },
      mail: {
        title: 'メールを開く',
        text: 'Cup of Joeのログイン用リンク',
        note: '24時間有効で、1回だけ使えます。',
      },
      button: {
        title: 'ボタンをひとつ押す',
        text: 'Priyaさん、ようこそ',
        note: '別の端末では、6桁のコードで：408 213',
      },
    },
  },
  matching: {
    title: '礼儀正しい偶然',
    text: '月に一度、一人ひとりにお相手が決まります。ルールはわずかです：',
    rules: {
      noRepeat: '3か月の間に同じ方とは組み合わせません',
      active: '組み合わせるのは参加中の方だけです',
      across: '部署を越えた組み合わせを優先します',
    },
    pairs: {
      priya: {
        from: 'デザイン部と経理部',
        why: 'お二人とも、ほかの部署の方を希望していました。会うのは今回が初めてです。',
      },
      lena: {
        from: '営業部と技術部',
        why: 'お二人とも、どなたでもという希望です。それなら、部署を越えて。',
      },
      mei: {
        from: '法務部',
        why: 'Meiさんは自分の部署の方を希望していました。前回会ったのは8か月前です。',
      },
    },
  },
  newsletter: {
    title: '開くのが楽しみなメール',
    text: {
      one: '今月の組み合わせが決まると、一人ひとりにメールが届きます。お相手と、会話のきっかけをお知らせします。',
      company: '会社からの言葉も添えられます。今月の気分、名言、休憩室で楽しむ頭の体操。',
    },
    from: (label, name) => [label('差出人：'), name],
    to: (label, address) => [label('宛先：'), address],
    subject: 'Priyaさん、経理部のJonasさんをご紹介します',
    match: '今月のお相手',
    department: '経理部',
    bio: '平日は表計算、週末はヨット。決算書を4分で読む方法なら、お任せください。',
    toBegin: '最初の話題に',
    starter: '9歳のころ、何になりたかったですか。',
    tips: {
      title: '三つのコツ',
      casual: '気楽に。25分で十分です。',
      curious: '好奇心を持って。',
      beyond: '肩書きの先の話を。',
    },
  },
}
