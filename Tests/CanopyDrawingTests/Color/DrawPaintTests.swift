import CanopyDrawing
import Foundation
import Testing

/// The paints of areas.
@Suite struct DrawPaintTests {
  private let red = DrawColor(red: 1, green: 0, blue: 0, opacity: 0.5)
  private let faded = DrawColor(red: 1, green: 0, blue: 0, opacity: 0.25)

  @Test func opacityIsMultipliedInEachKindOfPaint() {
    func gradient(_ color: DrawColor) -> DrawPaint {
      .gradient(DrawGradient([.init(color, at: 0), .init(color, at: 1)], .linear(from: .zero, to: .zero)))
    }
    func mesh(_ color: DrawColor) -> DrawPaint {
      .mesh(DrawMesh(columns: 1, points: [.zero], colors: [color], background: color))
    }
    func material(_ color: DrawColor) -> DrawPaint { .material(DrawMaterial(tone: color, blur: 4)) }
    for make in [DrawPaint.color, gradient, mesh, material] {
      #expect(make(red).multiplyingOpacity(by: 0.5) == make(faded))
    }
  }

  @Test func opacityOfATileIsMultiplied() {
    let image = DrawImage(
      .pixels([0, 0, 0, 0], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false)
    var tile = DrawTile(image, source: .zero, in: .zero)
    tile.opacity = 0.5
    guard case .tile(let result) = DrawPaint.tile(tile).multiplyingOpacity(by: 0.5) else {
      Issue.record("A tile stays a tile.")
      return
    }
    #expect(result.opacity == 0.25)
  }

  @Test func onlyAClearColorIsInvisible() {
    #expect(DrawPaint.color(.clear).isInvisible && !DrawPaint.color(faded).isInvisible)
    // It blurs what is behind it.
    #expect(!DrawPaint.material(DrawMaterial(tone: .clear, blur: 4)).isInvisible)
  }

  @Test(arguments: [(2, 6, 6, 3), (2, 6, 5, 2), (4, 3, 3, 0), (0, 4, 4, 0), (-2, 4, 4, 0)])
  func aMeshHasAsManyRowsAsItHasPointsWithColors(columns: Int, points: Int, colors: Int, rows: Int) {
    let mesh = DrawMesh(
      columns: columns, points: Array(repeating: .zero, count: points), colors: Array(repeating: red, count: colors),
      background: .clear)
    #expect(mesh.rows == rows)
  }
}
