import type { Sentence } from '../words'

export const landing = {
  places: {
    home: 'Home',
    howItWorks: 'How It Works',
    whyChooseUs: 'Why Choose Us',
    features: 'Features',
  },
  actions: {
    demo: 'Demo',
    admin: 'Admin Access',
    signIn: 'Sign In',
  },
  hero: {
    above: 'Coffee chats at work, once a month',
    title: 'Good coffee. New\u00a0company.',
    text: 'Every month Cup of Joe introduces you to one colleague you would never have run into. Twenty-five minutes, two cups, no agenda.',
    openHub: 'Open Your Coffee Chat Hub',
    signIn: 'User Sign in / Sign up',
    demo: 'View Live Demo',
    noPassword: 'No password. A link in your work mail is all it takes.',
  },
  note: {
    above: 'Your match this month',
    pair: 'Priya from Design, meet Jonas from Finance.',
    why: 'You both asked for someone from another department. You have never met.',
    toBegin: 'To begin with:',
    question: 'What did you want to be when you were nine?',
  },
  steps: {
    signUp: {
      title: 'Sign Up',
      text: "Join with your verified work email. Say who you are, what department you're in and who you'd like to meet.",
    },
    getMatched: {
      title: 'Get Matched',
      text: 'Once a month we match you at random with one colleague: by your preference, and never the same one twice in three months.',
    },
    connect: {
      title: 'Connect',
      text: 'A newsletter brings you the profile of your match and a conversation spark. The two of you do the rest.',
    },
  },
  why: {
    lead: 'After a coffee together, it is easier to ask each other for help.',
    figures: {
      engagement: {
        figure: '+32%',
        title: 'More engagement',
        text: 'People who know each other across teams take part more.',
      },
      quitting: {
        figure: '-71%',
        title: 'Less likely to quit',
        text: 'A friendly face in another department is a reason to stay.',
      },
      burnout: {
        figure: '-40%',
        title: 'Less burnout',
        text: 'A real break: no slides, no minutes, no follow-up.',
      },
    },
  },
  features: {
    title: 'Features on the menu',
    list: {
      signIn: {
        name: 'Secure Authentication',
        tag: 'no passwords',
        text: 'A link or a six-digit code in your work mail, for people in your company only.',
      },
      matching: {
        name: 'Smart Matching',
        tag: 'fair by proof',
        text: 'Preferences kept, no repeats within three months, and nobody sits out again and again.',
      },
      pairings: {
        name: 'Monthly Pairings',
        tag: 'one to one',
        text: 'One new colleague a month: often enough to look forward to, rarely enough to have time.',
      },
      mails: {
        name: 'Email Notifications',
        tag: 'your own brand',
        text: 'A newsletter people like to open, with the match, a mood, a quote and a brain buzzer.',
      },
      figures: {
        name: 'Analytics Dashboard',
        tag: 'live figures',
        text: 'Who takes part, who has met, and how departments grow together.',
      },
      controls: {
        name: 'Admin Controls',
        tag: 'in one place',
        text: 'Departments, users, newsletters and the health of the platform, run by one person.',
      },
    },
  },
  getStarted: {
    title: 'The next cup is on us',
    member: "See who it's with, or ask what it would look like in another company.",
    visitor: 'Sign up in two minutes, or ask what it would look like in your company.',
    start: 'Get Started Now',
    inquiry: 'Company Inquiry',
    test: 'Quick Test Access',
    questions: 'Questions?',
    writeTo: (address: Sentence[number]): Sentence => ['Write to ', address],
    write: 'Write to us.',
  },
  footer: { label: 'Footer', help: 'Help Center', contact: 'Contact Us' },
}
