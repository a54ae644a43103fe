import SwiftUI

@Observable final class Match {
  var home = 0
  var guests = 0
}

struct Scoreboard: View {
  let match: Match

  var body: some View {
    HStack {
      HomeScore(match: match)
      GuestScore(match: match)
    }
  }
}

struct HomeScore: View {
  let match: Match
  var body: some View { Text("Home \(match.home)") }
}

struct GuestScore: View {
  let match: Match
  var body: some View { Text("Guests \(match.guests)") }
}
