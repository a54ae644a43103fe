import CanopyTesting
import SwiftUI
import Testing

/// The positions and colors of the parts of steppers.
@MainActor @Suite struct StepperLookTests {
  private func stepper(_ environment: (inout EnvironmentValues) -> Void = { _ in }) -> TestScreen {
    TestScreen(size: CGSize(width: 300, height: 100), environment: environment) {
      Stepper("Guests", value: .constant(5), in: 0...10).accessibilityIdentifier("stepper")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labelIsLeadingAndTheHalvesAreTrailing(direction: LayoutDirection) throws {
    let screen = stepper { $0.layoutDirection = direction }
    let (label, halves) = (try screen.find("Guests").frame, try screen.find(role: "stepper", name: "Guests").frame)
    #expect(halves.size == CGSize(width: 94, height: 32))
    #expect(
      direction == .leftToRight
        ? label.minX == 0 && halves.maxX == 300 : abs(label.maxX - 300) < 0.5 && halves.minX == 0)
  }

  @Test func halvesOfTheDesktopAreBesideTheLabel() throws {
    let screen = stepper { $0.interfaceIdiom = .desktop }
    let (label, halves) = (try screen.find("Guests").frame, try screen.find(role: "stepper", name: "Guests").frame)
    #expect(halves.size == CGSize(width: 20, height: 26) && abs(halves.minX - label.maxX - 8) < 0.01)
  }

  @Test func halvesKeepTheirSizeAndTheLabelGrows() throws {
    let screen = stepper()
    let line = try screen.find("Guests").frame.height
    screen.environment.dynamicTypeSize = .accessibility3
    #expect(try screen.find("Guests").frame.height > line * 1.5)
    #expect(try screen.find(role: "stepper", name: "Guests").frame.size == CGSize(width: 94, height: 32))
  }

  @Test func sizesOfTheDesktopFollowTheButtons() throws {
    let screen = stepper { ($0.interfaceIdiom, $0.controlSize, $0.displayScale) = (.desktop, .small, 2) }
    #expect(try screen.find(role: "stepper", name: "Guests").frame.size == CGSize(width: 16.5, height: 21.5))
  }

  /// The darkest pixel of the left and of the right half.
  private func darkest(_ view: some View) throws -> (left: Int, right: Int) {
    let image = try TestScreen(size: CGSize(width: 94, height: 32)) { view }.image(scale: 2)
    func darkest(_ columns: Range<Int>) -> Int {
      columns.flatMap { x in (0..<64).map { Int(image.pixel(x: x, y: $0).red) } }.min() ?? 255
    }
    return (darkest(16..<80), darkest(108..<172))
  }

  @Test func halfAtTheEndIsLighter() throws {
    let middle = try darkest(Stepper("", value: .constant(5), in: 0...10).labelsHidden())
    #expect(abs(middle.left - middle.right) < 20 && middle.left < 80)
    let end = try darkest(Stepper("", value: .constant(10), in: 0...10).labelsHidden())
    #expect(end.left < 80 && end.right > 140)
  }

  @Test func disabledStepperIsLighterAndItsLabelIsNot() throws {
    let disabled = try darkest(Stepper("", value: .constant(5)).labelsHidden().disabled(true))
    #expect(disabled.left > 140 && disabled.right > 140)
  }

  @Test func hiddenLabelIsStillSaid() {
    let screen = TestScreen { Stepper("Guests", value: .constant(5)).labelsHidden() }
    #expect(screen.texts.isEmpty && screen.accessibilityTree.contains("stepper “Guests”"))
  }
}
