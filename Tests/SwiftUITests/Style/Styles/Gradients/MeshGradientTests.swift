import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Colours at the points of a net.
@MainActor @Suite struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let black = Color(red: 0, green: 0, blue: 0)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func image(_ mesh: MeshGradient) throws -> RenderedImage {
    try TestScreen(size: CGSize(width: 100, height: 100)) { mesh.ignoresSafeArea() }.image(scale: 1)
  }

  private func isNear(_ color: RGBA, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 6) -> Bool {
    abs(Int(color.red) - red) <= tolerance && abs(Int(color.green) - green) <= tolerance
      && abs(Int(color.blue) - blue) <= tolerance
  }

  @Test func meshCornersHaveTheirColors() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [black, red, blue, .white])
    let image = try image(mesh)
    #expect(isNear(image.pixel(x: 0, y: 0), 0, 0, 0))
    #expect(isNear(image.pixel(x: 99, y: 0), 255, 0, 0))
    #expect(isNear(image.pixel(x: 0, y: 99), 0, 0, 255))
    #expect(isNear(image.pixel(x: 99, y: 99), 255, 255, 255))
    // Of four corners, one has green.
    #expect(isNear(image.pixel(x: 50, y: 50), 128, 64, 128))
  }

  @Test func meshPointsCanBeMoved() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.2, 0], [1, 0], [0, 1], [0.2, 1], [1, 1]]
    let mesh = MeshGradient(
      width: 3, height: 2, points: points, colors: [black, red, black, black, red, black], smoothsColors: false)
    let image = try image(mesh)
    #expect(isNear(image.pixel(x: 20, y: 50), 255, 0, 0, within: 12))
    #expect(image.pixel(x: 60, y: 50).red < 160 && image.pixel(x: 60, y: 50).red > 90)
  }

  @Test func areaOutsideTheMeshShowsTheBackground() throws {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: [red, red, red, red], background: blue)
    let image = try image(mesh)
    #expect(isNear(image.pixel(x: 50, y: 50), 255, 0, 0))
    #expect(isNear(image.pixel(x: 10, y: 10), 0, 0, 255))
    let open = MeshGradient(width: 2, height: 2, points: points, colors: [red, red, red, red])
    #expect(try self.image(open).pixel(x: 10, y: 10).description == "#FFFFFF")
  }

  @Test func meshEdgesCanBeCurved() throws {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y + bend], topControlPoint: [x, y - 0.2],
        trailingControlPoint: [x + 0.3, y + bend], bottomControlPoint: [x, y + 0.2])
    }
    let bent = [point(0, 0, bend: 0.6), point(1, 0, bend: 0.6), point(0, 1, bend: 0), point(1, 1, bend: 0)]
    let mesh = MeshGradient(width: 2, height: 2, bezierPoints: bent, colors: [red, red, red, red])
    let image = try image(mesh)
    // The upper edge hangs down in the middle.
    #expect(image.pixel(x: 50, y: 20).description == "#FFFFFF")
    #expect(isNear(image.pixel(x: 50, y: 60), 255, 0, 0))
    #expect(isNear(image.pixel(x: 3, y: 20), 255, 0, 0))
  }

  @Test func smoothsColorsAvoidsHardTransitions() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    func steps(_ isSmooth: Bool) throws -> [Int] {
      let mesh = MeshGradient(
        width: 3, height: 2, points: points, colors: [black, red, red, black, red, red], smoothsColors: isSmooth)
      let image = try image(mesh)
      return (1..<100).map { Int(image.pixel(x: $0, y: 50).red) - Int(image.pixel(x: $0 - 1, y: 50).red) }
    }
    // Evenly it rises by five a pixel up to the middle, and then at once no more.
    let (even, smooth) = (try steps(false), try steps(true))
    #expect(even[45] >= 4 && even[52] == 0)
    #expect(smooth[45] < even[45])
  }

  @Test func meshColorsFollowTheColorScheme() {
    func list(_ scheme: ColorScheme) -> String {
      layOut {
        MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .red, .red, .red])
          .frame(width: 10, height: 10).environment(\.colorScheme, scheme)
      }.displayList()
    }
    #expect(list(.light) == "fill mesh 9×9 around #FF383C: rectangle 95,45 10×10")
    #expect(list(.dark) == "fill mesh 9×9 around #FF4245: rectangle 95,45 10×10")
  }

  @Test func meshGradientIsShapeStyle() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [red, red, blue, blue])
    let drawn = layOut { Circle().fill(mesh.opacity(0.5)).frame(width: 10, height: 10) }.displayList()
    #expect(drawn.hasPrefix("fill mesh 9×9") && drawn.contains("80:"))
    #expect(mesh == MeshGradient(width: 2, height: 2, points: corners, colors: [red, red, blue, blue]))
    let fixed = MeshGradient(
      width: 2, height: 2, points: corners,
      resolvedColors: Array(repeating: red.resolve(in: EnvironmentValues()), count: 4))
    #expect(isNear(try image(fixed).pixel(x: 50, y: 50), 255, 0, 0))
  }

  // MARK: Misuse

  @Test(arguments: [(2, 2, 3, 4), (2, 2, 4, 3), (1, 4, 4, 4), (0, 0, 0, 0), (-2, -2, 4, 4), (Int.max, 3, 4, 4)])
  func meshWithWrongCountsIsReported(_ numbers: (width: Int, height: Int, points: Int, colors: Int)) {
    struct Wrong: View {
      let numbers: (width: Int, height: Int, points: Int, colors: Int)
      var body: some View {
        MeshGradient(
          width: numbers.width, height: numbers.height, points: Array(repeating: [0, 0], count: numbers.points),
          colors: Array(repeating: .red, count: numbers.colors), background: .blue)
      }
    }
    let screen = layOut { Wrong(numbers: numbers) }
    #expect(screen.issues.map(\.kind) == [.drawing])
    #expect(screen.issues.first?.message.contains("in the body of Wrong") == true)
    #expect(screen.displayList().hasPrefix("fill #0088FF"))
  }

  @Test(arguments: [Float.nan, .infinity, 1e30]) func invalidMeshPointsDoNotCrash(number: Float) throws {
    let points: [SIMD2<Float>] = [[0, 0], [number, 0], [0, 1], [1, number]]
    _ = try image(MeshGradient(width: 2, height: 2, points: points, colors: [red, red, blue, blue]))
  }
}
