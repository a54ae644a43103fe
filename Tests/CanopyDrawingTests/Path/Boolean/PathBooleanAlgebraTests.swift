import CanopyDrawing
import Foundation
import Testing

/// What holds for areas of any form.
@Suite struct PathBooleanAlgebraTests {
  private static let figures: [Path] = [
    Path(CGRect(x: 2, y: 3, width: 40, height: 25)),
    Path(ellipseIn: CGRect(x: 10, y: 0, width: 50, height: 40)),
    Path(roundedRect: CGRect(x: 2, y: 3, width: 40, height: 30), cornerRadius: 12),
    Path(ellipseIn: CGRect(x: 30, y: 20, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 6)),
    Path("0 0 m 60 10 -10 40 50 45 c 20 60 l h 30 0 m 70 20 10 50 q h") ?? Path(),
  ]

  private func area(_ path: Path) -> Double { PathOutline(path, steps: 1).area }

  @Test(arguments: figures.indices)
  func areasOfPartsAddUp(index: Int) {
    let a = Self.figures[index]
    for b in Self.figures {
      let (union, intersection) = (a.union(b), a.intersection(b))
      let (first, second) = (area(a.normalized(eoFill: false)), area(b.normalized(eoFill: false)))
      #expect(abs(area(union) + area(intersection) - first - second) < 0.001)
      #expect(abs(area(a.subtracting(b)) + area(intersection) - first) < 0.001)
      #expect(abs(area(a.symmetricDifference(b)) + area(intersection) - area(union)) < 0.001)
      #expect(first > 0 && second > 0)
    }
  }

  @Test(arguments: figures.indices)
  func subtractedAreaIsRemoved(index: Int) {
    let a = Self.figures[index]
    for b in Self.figures {
      let rest = a.subtracting(b)
      #expect(abs(area(rest.intersection(b))) < 0.001)
      #expect(abs(area(rest.union(b)) - area(a.union(b))) < 0.001)
    }
  }
}
