import SwiftUI

/// Pages above each other, a toolbar and a search.
struct TripPage: View {
  @State private var path: [Int] = []
  @State private var text = ""
  @State private var isRound = false
  private let stops = ["Harbor", "Market", "Museum", "Park", "Tower"]

  private var found: [String] {
    stops.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        ForEach(Array(found.enumerated()), id: \.element) { index, stop in
          NavigationLink(stop, value: index)
        }
        Text("\(found.count) stops, \(isRound ? "round" : "one way")")
      }
      .navigationTitle("Trip")
      .navigationDestination(for: Int.self) { Stop(number: $0, path: $path) }
      .searchable(text: $text, prompt: "Find a stop")
      .toolbar { Button("Round trip") { isRound.toggle() } }
    }
  }
}

/// A stop of the trip, from which people go further.
private struct Stop: View {
  let number: Int
  @Binding var path: [Int]
  @State private var visits = 0

  var body: some View {
    VStack {
      Text("Stop \(number), \(path.count) from home, visited \(visits) times")
      Button("Visit") { visits += 1 }
      NavigationLink("Next stop", value: number + 1)
      Button("Home") { path = [] }
    }
    .navigationTitle("Stop \(number)")
  }
}
