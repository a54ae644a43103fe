import SwiftUI

/// Shapes, symbols, materials and what is done to them.
struct DrawingPage: View {
  var body: some View {
    HStack(spacing: 16) {
      Circle().fill(.red.gradient)
      RoundedRectangle(cornerRadius: 16).fill(.blue.shadow(.inner(radius: 4, y: 2)))
      Capsule().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
      Star(points: 5).fill(.yellow).shadow(radius: 3, y: 2)
    }
    .frame(height: 70)
    ZStack {
      LinearGradient(colors: [.indigo, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      HStack(spacing: 0) {
        ForEach(0..<6) { _ in Circle().fill(.white.opacity(0.6)).frame(width: 40).frame(maxWidth: .infinity) }
      }
      Text("What is behind is blurred").padding(12).background(.regularMaterial, in: .capsule)
    }
    .frame(height: 100)
    .clipShape(.rect(cornerRadius: 20))
    HStack(spacing: 20) {
      ForEach(["heart.fill", "paperplane.fill", "bell.slash", "7.circle.fill", "person.crop.circle"], id: \.self) {
        name in
        Image(systemName: name).font(.title).foregroundStyle(.tint)
      }
    }
    HStack(spacing: 16) {
      Text("Turned").padding(8).background(.mint).rotationEffect(.degrees(-10))
      Text("Away").padding(8).background(.orange).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      Text("Blurred").blur(radius: 1.5)
      Text("Masked").font(.title.bold()).foregroundStyle(
        .linearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing)
      )
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
    Canvas { context, size in
      for step in 0..<40 {
        let x = size.width * Double(step) / 40
        let height = size.height * (0.5 + 0.45 * sin(Double(step) / 3))
        let bar = CGRect(x: x, y: size.height - height, width: size.width / 60, height: height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 2), with: .color(.accentColor.opacity(Double(step + 10) / 50)))
      }
    }
    .frame(height: 70)
  }
}

/// A star with points of its own number.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    return Path { path in
      for step in 0..<(2 * points) {
        let angle = Double(step) * .pi / Double(points) - .pi / 2
        let radius = step.isMultiple(of: 2) ? outer : outer * 0.45
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
