internal import Foundation

extension Scenario {
  /// Performs the scenario in a window, and checks its expectations.
  ///
  /// - Parameters:
  ///   - stage: The window.
  ///   - expected: The expected pictures, keyed by name. Pictures that aren't included are only taken.
  /// - Returns: The pictures that were taken, keyed by name.
  @MainActor
  package func play(
    on stage: some ScenarioStage, expecting expected: [String: RenderedImage] = [:]
  ) async throws -> [String: RenderedImage] {
    var pictures: [String: RenderedImage] = [:]
    for step in steps {
      do {
        if case .expectPicture(let name) = step.action {
          pictures[name] = try await picture(on: stage, like: expected[name])
        } else {
          try await perform(step.action, on: stage)
        }
      } catch {
        throw TestError(message: "\(name):\(step.line): \(step.text)\n\((error as? TestError)?.message ?? "\(error)")")
      }
    }
    return pictures
  }

  @MainActor
  private func perform(_ action: Action, on stage: some ScenarioStage) async throws {
    switch action {
    case .tap(let target): try stage.click(at: try await center(of: target, on: stage))
    case .drag(let target, let distance):
      try stage.drag(from: try await center(of: target, on: stage), by: distance)
    case .scroll(let target, let distance):
      try stage.scroll(at: try await center(of: target, on: stage), by: distance)
    case .type(let text): try stage.type(text)
    case .press(let key, let modifiers): try stage.press(key, modifiers: modifiers)
    case .resize(let size): try stage.resize(to: size)
    case .appearance(let appearance): try stage.setAppearance(appearance)
    case .expectText(let text, let isShown):
      try await wait(on: stage) { elements in
        elements.contains { $0.label == text || $0.value == text } == isShown
          ? nil : isShown ? "Nothing says “\(text)”. \(list(elements))" : "Something says “\(text)”."
      }
    case .expectValue(let value, let target):
      try await wait(on: stage) { elements in
        let element = try find(target, in: elements)
        return element.value == value ? nil : "The value of “\(target.name)” is “\(element.value)”."
      }
    case .expectPicture: break
    }
  }

  // MARK: Elements

  /// Returns the center of an element, after the element exists and nothing moves.
  @MainActor
  private func center(of target: Target, on stage: some ScenarioStage) async throws -> CGPoint {
    var center = try await currentCenter(of: target, on: stage)
    while true {
      try await stage.rest()
      let next = try await currentCenter(of: target, on: stage)
      if next == center { return center }
      center = next
    }
  }

  @MainActor
  private func currentCenter(of target: Target, on stage: some ScenarioStage) async throws -> CGPoint {
    var center = CGPoint.zero
    let bounds = CGRect(origin: .zero, size: try stage.size)
    try await wait(on: stage) { elements in
      let frame = try find(target, in: elements).frame
      center = CGPoint(x: frame.midX, y: frame.midY)
      return bounds.contains(center)
        ? nil : "“\(target.name)” is outside of the window, at (\(Int(center.x)), \(Int(center.y)))."
    }
    return center
  }

  private func find(_ target: Target, in elements: [ScenarioElement]) throws -> ScenarioElement {
    let found = elements.filter { $0.label == target.name }
    guard found.indices.contains(target.number - 1) else {
      let count = found.isEmpty ? "Nothing is" : found.count == 1 ? "Only one is" : "Only \(found.count) are"
      throw TestError(message: "\(count) called “\(target.name)”. \(list(elements))")
    }
    return found[target.number - 1]
  }

  private func list(_ elements: [ScenarioElement]) -> String {
    let names = elements.flatMap { [$0.label, $0.value] }.filter { !$0.isEmpty }.prefix(30).map { "“\($0)”" }
    return names.isEmpty ? "The window says nothing." : "The window says: \(names.joined(separator: ", "))."
  }

  /// Waits until the elements are as expected. The closure returns a description of the problem, or nil.
  @MainActor
  private func wait(on stage: some ScenarioStage, until problem: ([ScenarioElement]) throws -> String?) async throws {
    var attempt = 0
    while true {
      let message: String
      do {
        guard let wrong = try problem(try stage.elements) else { return }
        message = wrong
      } catch let error as TestError {
        message = error.message
      }
      guard try await stage.waitForChange(attempt) else { throw TestError(message: message) }
      attempt += 1
    }
  }

  // MARK: Pictures

  @MainActor
  private func picture(on stage: some ScenarioStage, like expected: RenderedImage?) async throws -> RenderedImage {
    var attempt = 0
    while true {
      let picture = try stage.picture()
      guard let expected else { return picture }
      let tolerance = stage.tolerance
      let share = picture.difference(from: expected, beyond: tolerance.brightness)
      if share <= tolerance.share { return picture }
      guard try await stage.waitForChange(attempt) else {
        let part = (share * 100).formatted(.number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US")))
        let sizes =
          (picture.width, picture.height) == (expected.width, expected.height)
          ? "\(part) % of the pixels differ."
          : "It has \(picture.width) by \(picture.height) pixels instead of \(expected.width) by \(expected.height)."
        throw TestError(message: "The window doesn't look as expected. \(sizes)")
      }
      attempt += 1
    }
  }
}
