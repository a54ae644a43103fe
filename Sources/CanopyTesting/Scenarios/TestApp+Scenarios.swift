internal import CanopyAccessibility
internal import CanopyInput
internal import CanopyStyle
internal import Foundation

extension TestApp {
  /// Performs a scenario in the front window, and checks its expectations.
  ///
  /// ```swift
  /// let app = TestApp(Notes())
  /// try await app.play(Scenario(contentsOf: file))
  /// ```
  ///
  /// - Parameters:
  ///   - scenario: The scenario to perform.
  ///   - pictures: The expected pictures, keyed by name. Pictures that aren't included are only taken.
  /// - Returns: The pictures that were taken, keyed by name.
  /// - Throws: A ``TestError`` with the line at which the scenario failed.
  @discardableResult
  public func play(
    _ scenario: Scenario, expecting pictures: [String: RenderedImage] = [:]
  ) async throws -> [String: RenderedImage] {
    try await scenario.play(on: HeadlessStage(app: self), expecting: pictures)
  }
}

/// The front window of an app without a display.
@MainActor
private struct HeadlessStage: ScenarioStage {
  let app: TestApp

  private var screen: TestScreen {
    get throws {
      guard !app.windows.isEmpty else { throw TestError(message: "The app has no window.") }
      return app.window
    }
  }

  var size: CGSize { get throws { try screen.size } }

  var elements: [ScenarioElement] {
    get throws {
      try screen.accessibilityNodes.filter { $0.role != .window }.map { node in
        ScenarioElement(
          label: node.label ?? "", value: node.value ?? node.toggleState.map { "\($0)" } ?? "", frame: node.frame)
      }
    }
  }

  // MARK: Actions

  func click(at point: CGPoint) throws {
    let screen = try screen
    screen.send(.began, at: point, device: .mouse)
    screen.send(.ended, at: point, device: .mouse)
    app.settle()
  }

  func drag(from point: CGPoint, by distance: CGSize) throws {
    let screen = try screen
    screen.send(.began, at: point, device: .mouse)
    let steps = 10
    for step in 1...steps {
      screen.advance(by: TestScreen.frameLength)
      let part = Double(step) / Double(steps)
      screen.send(
        .moved, at: CGPoint(x: point.x + part * distance.width, y: point.y + part * distance.height), device: .mouse)
    }
    // The pointer rests before it is lifted, so that the content doesn't keep scrolling.
    screen.advance(by: 0.2)
    screen.send(
      .ended, at: CGPoint(x: point.x + distance.width, y: point.y + distance.height), device: .mouse)
    app.settle()
  }

  func scroll(at point: CGPoint, by distance: CGSize) throws {
    try screen.send(.wheel(WheelEvent(by: distance, at: point)))
    app.settle()
  }

  func type(_ text: String) throws {
    let screen = try screen
    for character in text { screen.press(character.isNewline ? .return : KeyEquivalent(character)) }
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws { try screen.press(key, modifiers: modifiers) }

  func resize(to size: CGSize) throws { try screen.resize(to: size) }

  func setAppearance(_ appearance: ColorScheme) throws {
    app.changeEnvironment { $0.colorScheme = appearance }
  }

  // MARK: Results

  func picture() throws -> RenderedImage { try screen.image() }

  var tolerance: (share: Double, brightness: Double) { (0, 0) }

  func rest() { app.settle() }

  /// Tasks of views may still be running for a moment of real time. The app's time doesn't pass.
  func waitForChange(_ attempt: Int) async throws -> Bool {
    guard attempt < 100 else { return false }
    try await Task.sleep(for: .milliseconds(2))
    app.settle()
    return true
  }
}
