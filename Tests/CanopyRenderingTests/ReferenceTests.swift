import CanopyDrawing
import Foundation
import SwiftUI
import Testing

/// Pictures that somebody has looked at, small and few. They may differ by what other versions of the libraries and the
/// fonts make of edges: by a little on the whole, and not by much anywhere.
///
/// Where one is meant to change: delete it, run the tests, look at what they have written, and commit that.
@MainActor @Suite struct ReferenceTests {
  /// Letters are sharp, edges smooth, the shadow falls downwards and is soft.
  private struct Sample: View {
    var body: some View {
      HStack(spacing: 8) {
        Text("Ag").font(.system(size: 17, weight: .semibold)).padding(6).background(.white, in: .rect(cornerRadius: 6))
          .compositingGroup().shadow(color: .black.opacity(0.5), radius: 3, y: 2)
        Circle().fill(.blue.gradient).overlay { Circle().stroke(.black, lineWidth: 1) }.frame(width: 20, height: 20)
        Image(systemName: "heart.fill").foregroundStyle(.red)
      }
      .frame(width: 100, height: 44)
      .background(.white)
    }
  }

  /// What is done to things: clipped, masked, turned, blurred, blended.
  private struct Effects: View {
    var body: some View {
      HStack(spacing: 6) {
        Rectangle().fill(.orange).frame(width: 20, height: 20).rotationEffect(.degrees(20))
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask {
          Text("M").font(.title.bold())
        }
        .frame(width: 26, height: 30)
        Capsule().fill(.green).frame(width: 14, height: 26).blur(radius: 2)
        ZStack {
          Circle().fill(.yellow).offset(x: -4)
          Circle().fill(.cyan).offset(x: 4).blendMode(.multiply)
        }
        .frame(width: 20, height: 20)
      }
      .frame(width: 120, height: 44)
      .background(.white)
    }
  }

  @Test(arguments: [1, 2]) func lettersEdgesAndShadowsMatchTheReference(scale: Int) throws {
    try compare(Sample(), "sample@\(scale)x", scale: CGFloat(scale))
  }

  @Test func effectsMatchTheReference() throws { try compare(Effects(), "effects@2x", scale: 2) }

  private func compare(_ view: some View, _ name: String, scale: CGFloat) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let png = try #require(renderer.pngData)
    #expect(png.count <= 8_192)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "References/\(name).png")
    guard let known = CGImage(contentsOf: file) else {
      try png.write(to: file)
      Issue.record("There was no reference. Look at \(file.path), and commit it if it is right.")
      return
    }
    let (now, then) = (try pixels(#require(CGImage(data: png))), try pixels(known))
    try #require(now.count == then.count)
    let differences = zip(now, then).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    #expect(mean < 2.5, "\(name): \(mean) of 255 on the whole")
    #expect(differences.filter { $0 > 96 }.count < differences.count / 200, "\(name)")
  }

  private func pixels(_ image: CGImage) throws -> [UInt8] {
    let drawn = try #require(ImageRenderer(content: Image(decorative: image, scale: 1).interpolation(.none)).cgImage)
    guard case .pixels(let pixels, _, _) = drawn.image.source else { return [] }
    return pixels
  }
}
