import type { Sentence } from '../words'

export const demo = {
  title: 'A month with Cup of Joe',
  description: 'Everyone on this page is made up. The coffee is real.',
  start: 'Get Started Now',
  tabs: {
    profile: 'User Profile',
    'sign-in': 'Easy Sign-In',
    matching: 'Smart Matching',
    newsletter: 'Monthly Newsletter',
  },
  admin: {
    title: 'And behind the counter?',
    text: 'The same month from the other side, with a made-up company to try it on.',
    open: 'Open the admin demo',
  },
  profile: {
    title: 'Two minutes about you',
    text: {
      what: "A photo if you like, your department, who you'd like to meet, and a line about you.",
      pause:
        "Going on holiday? Pause for one month or three. The mug shows where you stand, and you're back automatically.",
    },
    department: 'Design',
    preference: 'Matching preference',
    ownPreference: 'Match me ONLY with people from other departments',
    bio: 'Bio',
    ownBio:
      "I turn complicated forms into short ones. Away from the screen: climbing halls, bad puns, my grandmother's dal.",
    active: 'Active',
    next: "You're in the next monthly pairing.",
  },
  signIn: {
    title: 'No password, ever',
    text: {
      ways: 'A link in your work mail signs you in. So does a 6-digit code, on any other device.',
      nothing: 'Nothing to remember, nothing to reset, nothing to leak.',
    },
    steps: {
      address: {
        title: 'Enter your work email',
        text: 'priya@example.com',
        note: "Only your company's addresses get in.",
      },
      mail: {
        title: 'Open the mail',
        text: 'Your magic link for Cup of Joe',
        note: 'Valid for 24 hours, works once.',
      },
      button: {
        title: 'Press one button',
        text: 'Welcome in, Priya',
        note: 'On another device, the 6-digit code does it: 408 213.',
      },
    },
  },
  matching: {
    title: 'Chance, with manners',
    text: 'Once a month everyone meets one colleague. The rules are few:',
    rules: {
      noRepeat: 'no repeat matches within 3 months',
      active: 'only active users are matched',
      across: 'cross-department pairs are prioritised',
    },
    pairs: {
      priya: {
        from: 'Design and Finance',
        why: 'Both asked for someone from another department. They have never met.',
      },
      lena: {
        from: 'Sales and Engineering',
        why: 'Both are happy with anyone, so across departments it is.',
      },
      mei: {
        from: 'Legal',
        why: 'Mei asked for someone from her own department. They last met eight months ago.',
      },
    },
  },
  newsletter: {
    title: 'A mail worth opening',
    text: {
      one: "Once the month's pairs are made, everyone gets one mail: their match, and a spark to begin with.",
      company: "With your company's words around it: a mood, a quote, a brain buzzer for the kitchen.",
    },
    from: (label: (text: string) => Sentence[number], name: string): Sentence => [label('From '), name],
    to: (label: (text: string) => Sentence[number], address: string): Sentence => [label('To '), address],
    subject: 'Priya, meet Jonas from Finance',
    match: 'Your match this month',
    department: 'Finance',
    bio: 'Spreadsheets by day, sailing boats by weekend. Ask me how to read a balance sheet in four minutes.',
    toBegin: 'To begin with',
    starter: 'What did you want to be when you were nine?',
    tips: {
      title: 'Three pro tips',
      casual: 'Keep it casual: 25 minutes are plenty.',
      curious: 'Be curious.',
      beyond: 'Go beyond job titles.',
    },
  },
}
