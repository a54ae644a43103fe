import CanopyTesting
import SwiftUI
import Testing

/// The positions of the parts of disclosure groups.
@MainActor @Suite struct DisclosureGroupLookTests {
  private func screen(
    _ idiom: InterfaceIdiom, _ direction: LayoutDirection = .leftToRight, isOpen: Bool = true
  ) -> TestScreen {
    TestScreen(
      size: CGSize(width: 200, height: 200),
      environment: { ($0.interfaceIdiom, $0.layoutDirection) = (idiom, direction) }
    ) {
      DisclosureGroup("More", isExpanded: .constant(isOpen)) { box("content", 100, 20) }.accessibilityIdentifier(
        "group")
    }
  }

  @Test func groupFillsItsWidthAndCentersItsContent() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      let screen = screen(idiom)
      let (group, content) = (try screen.find(id: "group").frame, try screen.find(id: "content").frame)
      #expect(group.width == 200 && content.midX == 100 && content.maxY == group.maxY)
    }
  }

  /// The figures of macOS 26: a row of the label and 8, with the label at 11.5.
  @Test func rowHasTheDistancesOfApplesOnADesktop() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = screen(.desktop, direction, isOpen: false)
      let (label, group) = (try screen.find("More").frame, try screen.find(id: "group").frame)
      #expect(abs(group.height - label.height - 8) < 0.01)
      let inset = direction == .leftToRight ? label.minX : 200 - label.maxX
      #expect(abs(inset - 11.5) <= 0.5)
    }
  }

  /// The columns in which something is drawn in the row of the label.
  private func columns(_ direction: LayoutDirection, isOpen: Bool) throws -> [Int] {
    let screen = screen(.phone, direction, isOpen: isOpen)
    let (image, row) = (try screen.image(), try screen.find("More").frame)
    return (0..<200).filter { x in (Int(row.minY)..<Int(row.maxY)).contains { image.pixel(x: x, y: $0).red < 200 } }
  }

  @Test func chevronIsAtTheTrailingEdgeOfThePhone() throws {
    let (normal, mirrored) = (try columns(.leftToRight, isOpen: false), try columns(.rightToLeft, isOpen: false))
    #expect(normal.max() ?? 0 > 190 && normal.min() ?? 200 < 10)
    #expect(mirrored.min() ?? 200 < 10 && mirrored.max() ?? 0 > 190)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func chevronTurnsDownward(direction: LayoutDirection) throws {
    func width(_ isOpen: Bool) throws -> Int {
      let columns = try columns(direction, isOpen: isOpen).filter { direction == .leftToRight ? $0 > 170 : $0 < 30 }
      return (columns.max() ?? 0) - (columns.min() ?? 0)
    }
    #expect(try width(true) > width(false), "a chevron that points down is wider than high")
  }

  @Test func chevronGrowsWithTheText() throws {
    let screen = screen(.phone, isOpen: false)
    let height = try screen.find(id: "group").frame.height
    screen.environment.dynamicTypeSize = .accessibility3
    #expect(try screen.find(id: "group").frame.height > height * 1.5)
  }
}
