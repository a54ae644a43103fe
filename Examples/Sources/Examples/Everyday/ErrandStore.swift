import SwiftUI

struct Errand: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// A view model as apps have had it since the first SwiftUI.
final class ErrandStore: ObservableObject {
  @Published var errands = [Errand(id: 1, name: "Post"), Errand(id: 2, name: "Bakery")]
  @Published var isLoading = false

  @MainActor
  func load() async {
    isLoading = true
    errands.append(Errand(id: errands.count + 1, name: "Market"))
    isLoading = false
  }
}

/// A view model on the main actor, whose methods are actions.
@MainActor
final class StepCounter: ObservableObject {
  @Published private(set) var steps = 0

  func add() { steps += 1 }
  func refresh() async throws { steps += 10 }
}

/// A model that is observed property by property.
@Observable
final class Traveller {
  var name = "Ann"
  var hasUmbrella = false

  init() {}
}

@MainActor @Observable
final class Diary {
  var text = ""

  func save() { text += "." }
}
