import SwiftUI

/// Pictures, one of which grows out of its place until it fills the window.
struct ZoomPage: View {
  @Namespace private var album
  @State private var shown: Picture?

  private let columns = [GridItem(.flexible(), spacing: 8), GridItem(.flexible(), spacing: 8)]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Album").font(.title.bold())
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Picture.all) { picture in
          Button {
            shown = picture
          } label: {
            PictureView(picture: picture).frame(height: 130).clipShape(.rect(cornerRadius: 12))
          }
          .buttonStyle(.plain)
          .accessibilityLabel(picture.name)
          .matchedTransitionSource(id: picture.id, in: album) { $0.clipShape(.rect(cornerRadius: 12)) }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(20)
    .padding(.top, 24)
    .fullScreenCover(item: $shown) { picture in
      PictureDetails(picture: picture).navigationTransition(.zoom(sourceID: picture.id, in: album))
    }
  }
}

struct Picture: Identifiable {
  let id: Int
  let name: String
  let symbol: String
  let color: Color

  static let all = [
    Picture(id: 0, name: "Summer", symbol: "sun.max.fill", color: .orange),
    Picture(id: 1, name: "Night", symbol: "moon.stars.fill", color: .indigo),
    Picture(id: 2, name: "Forest", symbol: "leaf.fill", color: .green),
    Picture(id: 3, name: "Fire", symbol: "flame.fill", color: .red),
    Picture(id: 4, name: "Sea", symbol: "drop.fill", color: .teal),
    Picture(id: 5, name: "Storm", symbol: "bolt.fill", color: .purple),
  ]
}

private struct PictureView: View {
  let picture: Picture

  var body: some View {
    Rectangle().fill(picture.color.gradient)
      .overlay { Image(systemName: picture.symbol).font(.system(size: 44)).foregroundStyle(.white) }
  }
}

private struct PictureDetails: View {
  let picture: Picture
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      PictureView(picture: picture).frame(height: 320)
      Text(picture.name).font(.title.bold()).padding(.horizontal, 20)
      Text("Taken on a walk with friends.").foregroundStyle(.secondary).padding(.horizontal, 20)
      Button("Close") { dismiss() }.buttonStyle(.bordered).padding(.horizontal, 20)
      Spacer(minLength: 0)
    }
  }
}
